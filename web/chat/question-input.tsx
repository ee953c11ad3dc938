import { IconButton } from '@radix-ui/themes'
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { MESSAGE_LENGTH } from '../../sync/api/chat.ts'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { Kbd } from '../ui/kbd.tsx'
import styles from './question-input.module.css'

interface QuestionInputProps {
  value: string
  onChange: (text: string) => void
  onAsk: (text: string) => void
  isPending: boolean
  /** Why nothing can be sent now; the text stays. */
  unsendable: string | null
}

/** Where questions are typed. Enter sends, Shift+Enter begins a line. */
export function QuestionInput({ value, onChange, onAsk, isPending, unsendable }: QuestionInputProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const hadFocus = useRef(false)
  useShortcuts('Assistant', [
    { keys: '/', shown: ['/'], words: 'Go to the question', run: () => input.current?.focus() },
  ])
  // A disabled field loses the focus; whoever was typing goes on typing.
  useEffect(() => {
    if (isPending || !hadFocus.current) return
    hadFocus.current = false
    input.current?.focus()
  }, [isPending])
  const canSend = !isPending && value.trim() !== '' && unsendable === null

  function send() {
    if (!canSend) return
    hadFocus.current = true
    onAsk(value)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={input}
        className={styles.input}
        aria-label="Your question"
        placeholder="Ask about commercial properties..."
        rows={1}
        maxLength={MESSAGE_LENGTH}
        value={value}
        disabled={isPending}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.key} aria-hidden>
        <Kbd>Enter</Kbd>
      </span>
      <IconButton
        type="submit"
        size="2"
        className={styles.send}
        aria-label="Send"
        disabled={!canSend}
        {...(unsendable === null ? {} : { 'data-tooltip': unsendable })}
      >
        <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </form>
  )
}

import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time, milliseconds since 1970, renewed every minute and when the page is looked at again. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const renew = () => setNow(Date.now())
    const timer = setInterval(renew, MINUTE)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return now
}

import type { ComponentProps } from 'react'
import styles from './panel.module.css'

/** A part of a screen with a head of its own: `PanelHead`, and below it `PanelBody`, which scrolls. */
export function Panel({ className = '', ...props }: ComponentProps<'section'>) {
  return <section {...props} className={`${styles.panel} ${className}`} />
}

export function PanelHead({ className = '', ...props }: ComponentProps<'header'>) {
  return <header {...props} className={`${styles.head} ${className}`} />
}

export function PanelTitle({ className = '', children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 {...props} className={`${styles.title} ${className}`}>
      {children}
    </h2>
  )
}

export function PanelBody(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.body} />
}

/** The end of a body: below what it holds, and at the panel's foot where that is short. */
export function PanelFoot(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.foot} />
}

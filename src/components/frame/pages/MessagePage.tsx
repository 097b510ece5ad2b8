import type { ReactNode } from 'react'

import styles from './MessagePage.module.css'

/** A page with one message in the blank layout: status code, sentence and links. */
export const MessagePage = ({
  code,
  title,
  text,
  children,
}: {
  code: string
  title: string
  /** Further text, under the title. */
  text?: ReactNode
  children: ReactNode
}) => (
  <main className={styles.page}>
    <div className={styles.box}>
      <svg className={styles.picture} viewBox="0 0 240 130" aria-hidden="true">
        <rect x="30" y="14" width="180" height="102" rx="10" />
        <path d="M30 38h180" />
        <circle cx="44" cy="26" r="3" />
        <circle cx="55" cy="26" r="3" />
        <circle cx="66" cy="26" r="3" />
        <path d="M52 96h54M52 106h34M134 96h54M154 106h34" />
      </svg>
      <p className={styles.code}>
        <bdi>{code}</bdi>
      </p>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  </main>
)

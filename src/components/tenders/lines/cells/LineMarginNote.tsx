'use client'

import { useT } from '../../../ui/useT'
import styles from './LineMargin.module.css'
import { UNKNOWN_MARGIN } from './marginText'

/** The margin of a line, below its amount; hidden for users who see no costs. */
export const LineMarginNote = ({ margin }: { margin: string | null }) => {
  const t = useT()
  if (margin === null) return null
  const name = t(
    margin === UNKNOWN_MARGIN ? 'tenderItems.margin.unknown' : 'tenderItems.margin.ofLine',
  )
  return (
    <small
      className={styles.note}
      data-loss={/^\P{N}*[-\u2212]/u.test(margin) || undefined}
      title={name}
    >
      <span className="visually-hidden">{name}: </span>
      <bdi dir="ltr">{margin}</bdi>
    </small>
  )
}

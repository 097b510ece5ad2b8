'use client'

import { classNames } from '../../../ui/classNames'
import { useT } from '../../../ui/useT'
import type { LineChoice } from '@/domain/tenders/choices/choices'
import styles from './LineChoice.module.css'

type Props = {
  choice: LineChoice
  /** Number of the line that it can replace. */
  base: number | null
  className?: string | undefined
}

/** Marks a line excluded from the totals until it is chosen; hidden for other lines. */
export const LineChoiceChip = ({ choice, base, className }: Props) => {
  const t = useT()
  if (choice === 'included') return null
  const isOf = choice === 'alternative' && base !== null
  return (
    <span
      className={classNames(styles.chip, className)}
      title={isOf ? t('printing.alternativeTo', { n: base }) : undefined}
    >
      {t(`tenderItems.choices.${choice}`)}
      {isOf ? (
        <span className="visually-hidden">{t('printing.alternativeTo', { n: base })}</span>
      ) : null}
    </span>
  )
}

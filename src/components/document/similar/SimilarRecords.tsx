'use client'

import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/controls/Button'
import { useWords } from '@/components/ui/useWords'
import type { SimilarRecord } from '@/domain/customers/similar'
import { shownName } from '@/present/record/shownName'
import './similar.css'

type Props = {
  found: readonly SimilarRecord[]
  /** Uses a record instead of a new one. Without it, the button opens its page or the merge. */
  onUse?: (record: SimilarRecord) => void
}

const SimilarLine = ({ record, onUse }: Pick<Props, 'onUse'> & { record: SimilarRecord }) => {
  const { t } = useWords()
  const { employee, companyName, employeeName, title, taxNumber, phone, email } = record
  const { href, mergeHref } = record
  const name = shownName(employee === null ? companyName : employeeName)
  const place = employee === null ? title : companyName
  const merges = mergeHref !== null && !onUse
  const label = t(merges ? 'similar.mergeOf' : 'similar.useOf', { name })
  const target = mergeHref ?? href
  return (
    <li className="similar__line">
      <span className="similar__text">
        <bdi className="similar__name">{name}</bdi>
        <span className="similar__facts">
          <span>{record.likenesses.map((one) => t(`similar.same.${one}`)).join(' · ')}</span>
          {[taxNumber, phone ?? email].map(
            (code) =>
              code && (
                <span key={code}>
                  <bdi dir="ltr">{code}</bdi>
                </span>
              ),
          )}
          {place && (
            <span className="similar__place">
              <bdi>{place}</bdi>
            </span>
          )}
        </span>
      </span>
      {onUse ? (
        <Button aria-label={label} size="small" tone="secondary" onClick={() => onUse(record)}>
          {t('similar.use')}
        </Button>
      ) : (
        target && (
          <ButtonLink
            aria-label={label}
            href={target}
            prefetch={false}
            size="small"
            tone="secondary"
          >
            {t(merges ? 'similar.merge' : 'similar.use')}
          </ButtonLink>
        )
      )}
    </li>
  )
}

/**
 * Possible duplicates below the fields being typed. Space for the first one is reserved, to avoid a
 * layout shift; others are collapsed.
 */
export const SimilarRecords = ({ found, onUse }: Props) => {
  const { t, format } = useWords()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? found : found.slice(0, 1)
  const n = found.length
  const more = isOpen ? t('similar.less') : t('similar.more', { n: n - 1 })
  return (
    <div className="similar">
      <p aria-live="polite" className="visually-hidden">
        {n > 0 && t('similar.found', { n })}
      </p>
      <div className="similar__slot">
        {n > 0 && (
          <div className="similar__box" data-sure={found[0]?.sure || undefined}>
            <IconCopy aria-hidden="true" className="similar__icon" size={16} />
            <ul aria-label={t('similar.title')} className="similar__list">
              {shown.map((record) => (
                <SimilarLine
                  key={`${record.company} ${record.employee}`}
                  record={record}
                  onUse={onUse}
                />
              ))}
            </ul>
            {n > 1 && (
              <button
                aria-expanded={isOpen}
                aria-label={more}
                className="similar__more"
                type="button"
                onClick={() => setOpen(!isOpen)}
              >
                <span className="similar__long">{more}</span>
                <span aria-hidden="true" className="similar__short">
                  {isOpen ? '−' : `+${format.count(n - 1)}`}
                </span>
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

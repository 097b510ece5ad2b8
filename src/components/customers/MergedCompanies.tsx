'use client'

import { IconArrowMerge } from '@tabler/icons-react'
import { useState } from 'react'
import type { MergedCompany } from '@/present/customers/mergeSheet'
import { shownName } from '@/present/record/shownName'
import { Button } from '../ui/controls/Button'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import { useWords } from '../ui/useWords'
import styles from './merge.module.css'
import { useSplit } from './useSplit'

type Props = { merged: readonly MergedCompany[]; maySplit: boolean }

/** The companies merged into this customer; each merge can be undone. */
export const MergedCompanies = ({ merged, maySplit }: Props) => {
  const { t, format } = useWords()
  const split = useSplit()
  const [asked, setAsked] = useState<MergedCompany | null>(null)
  const name = shownName(asked?.name)
  return (
    <>
      <ul aria-label={t('merging.merged')} className={styles.merged}>
        {merged.map((company) => (
          <li key={company.id}>
            <IconArrowMerge aria-hidden="true" size={16} />
            <span>
              {t('merging.mergedWith', {
                name: shownName(company.name),
                day: format.day(company.day),
              })}
            </span>
            {maySplit && (
              <Button
                aria-label={t('merging.splitOf', { name: shownName(company.name) })}
                onClick={() => setAsked(company)}
                size="small"
                tone="secondary"
              >
                {t('merging.split')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        confirmLabel={t('merging.split')}
        description={t('merging.splitText')}
        onClose={() => setAsked(null)}
        onConfirm={async () => (asked ? split({ id: asked.id, name }) : undefined)}
        open={asked !== null}
        title={t('merging.splitTitle', { name })}
      />
    </>
  )
}

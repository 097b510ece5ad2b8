'use client'

import Link from 'next/link'
import { paths } from '@/catalog/paths'
import { Alert } from '../../ui/layout/Alert'
import { useLocale, useT } from '@/components/ui/useT'
import type { Miss } from './useCardScan'

/** The longest code of a card. */
const MAX_CODE = 64

/** Explains why a scan found no card, with a link to create one if allowed. */
export const ScanMiss = ({ miss, id }: { miss: Miss | null; id?: string }) => {
  const t = useT()
  const locale = useLocale()
  if (!miss) return null
  const { kind, code } = miss
  if (kind === 'failed')
    return (
      <Alert tone="error" id={id}>
        <bdi>{code}</bdi>: {t('common.connectionFailed')}
      </Alert>
    )
  if (kind === 'several') {
    const names = new Intl.ListFormat(locale).format(miss.names)
    return (
      <Alert tone="warning" id={id}>
        {t('stockroom.scan.several', { code, names })}
      </Alert>
    )
  }
  if (kind === 'archived')
    return (
      <Alert tone="warning" id={id}>
        {t('refusals.cardArchived', { name: miss.name })}
      </Alert>
    )
  const address = `${paths.stockCardNew()}?${new URLSearchParams({ barcode: code })}`
  return (
    <Alert tone="warning" id={id}>
      {t('stockroom.scan.unknown', { code })}{' '}
      {miss.mayCreate && code.length <= MAX_CODE && (
        // Earlier scans are kept.
        <Link href={address} prefetch={false} target="_blank">
          {t('stockroom.scan.create')}
        </Link>
      )}
    </Alert>
  )
}

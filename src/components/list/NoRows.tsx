import { IconInbox, IconPlugConnectedX, IconZoomExclamation } from '@tabler/icons-react'
import type { Translator } from '@/i18n/messages'
import { ButtonLink } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ClearFilters } from './ClearFilters'
import { RetryButton } from './RetryButton'

/** Why a list shows no row: nothing made yet, nothing matches, or it could not be read. */
export type NoRowsReason = 'none' | 'filtered' | 'failed'

type Props = { reason: NoRowsReason; t: Translator; create?: { href: string; label: string } }

/** The three empty states of a list (DT9), each with the step that helps. */
export const NoRows = ({ reason, t, create }: Props) => {
  if (reason === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconPlugConnectedX size={28} stroke={1.5} />}
          title={t('common.failure')}
          text={t('list.failedText')}
          actions={
            <>
              <RetryButton />
              <ClearFilters />
            </>
          }
        />
      </div>
    )
  }
  if (reason === 'filtered') {
    return (
      <EmptyState
        icon={<IconZoomExclamation size={28} stroke={1.5} />}
        title={t('common.noRecords')}
        text={t('list.emptyFiltered')}
        actions={<ClearFilters />}
      />
    )
  }
  return (
    <EmptyState
      icon={<IconInbox size={28} stroke={1.5} />}
      title={t('common.noRecords')}
      text={create && t('list.emptyFirst')}
      actions={create && <ButtonLink href={create.href}>{create.label}</ButtonLink>}
    />
  )
}

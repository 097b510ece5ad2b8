import type { NoRowsReason } from '@/present/list/listModel'
import {
  IconFilterQuestion,
  IconInbox,
  IconPlugConnectedX,
  IconZoomExclamation,
} from '@tabler/icons-react'
import type { MessageKey, Translator } from '@/i18n/messages'
import { ButtonLink } from '../../ui/controls/Button'
import { EmptyState } from '../../ui/layout/EmptyState'
import { ClearFilters } from '../filters/ClearFilters'
import { RetryButton } from '../RetryButton'

type Props = {
  reason: NoRowsReason
  t: Translator
  create?: { href: string; label: string }
  /** How the first record is created, for lists without a form. */
  howTo?: MessageKey
}

/** The empty states of a list (DT9), each with the step that helps. */
export const NoRows = ({ reason, t, create, howTo }: Props) => (
  <div className="list-rows" data-reason={reason}>
    {reason === 'failed' || reason === 'invalid' ? (
      <Failed isInvalid={reason === 'invalid'} t={t} />
    ) : reason === 'filtered' ? (
      <EmptyState
        icon={<IconZoomExclamation size={28} stroke={1.5} />}
        title={t('common.noRecords')}
        text={t('list.emptyFiltered')}
        actions={<ClearFilters />}
      />
    ) : (
      <EmptyState
        icon={<IconInbox size={28} stroke={1.5} />}
        title={t('common.noRecords')}
        text={create ? t('list.emptyFirst') : howTo && t(howTo)}
        actions={create && <ButtonLink href={create.href}>{create.label}</ButtonLink>}
      />
    )}
  </div>
)

/** An invalid filter in the URL is fixed by clearing it, everything else by retrying. */
const Failed = ({ isInvalid, t }: { isInvalid: boolean; t: Translator }) => (
  <div role="alert">
    <EmptyState
      icon={
        isInvalid ? (
          <IconFilterQuestion size={28} stroke={1.5} />
        ) : (
          <IconPlugConnectedX size={28} stroke={1.5} />
        )
      }
      title={t('common.failure')}
      text={t(isInvalid ? 'list.invalidFilter' : 'list.failedText')}
      actions={
        <>
          <RetryButton />
          {isInvalid && <ClearFilters />}
        </>
      }
    />
  </div>
)

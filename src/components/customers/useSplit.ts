'use client'

import { useRouter } from 'next/navigation'
import { MERGE_COMMANDS } from '@/catalog/commands/merge'
import { paths } from '@/catalog/paths'
import type { SplitOutcome } from '@/present/customers/mergeSheet'
import { useAttempt } from '../ui/requests/useAttempt'
import { useNotify } from '../ui/requests/useNotify'
import { useT } from '../ui/useT'

/** A longer list would cover the page. */
const MOST_NAMED = 5

/**
 * Undoes the merge of a company, and reports which records stay with the other one.
 * @returns the reason of a refusal, in the reader's language; undefined on success
 */
export const useSplit = () => {
  const t = useT()
  const router = useRouter()
  const send = useAttempt()
  const { notifySuccess } = useNotify()

  return async (loser: { id: number; name: string }): Promise<string | undefined> => {
    const address = `/api/companies${MERGE_COMMANDS.split.path}`
    const outcome = await send<SplitOutcome>(address, { body: { loser: loser.id } })
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    const { left, leftCount } = outcome.data
    const titles = left.flatMap(({ title }) => title ?? []).slice(0, MOST_NAMED)
    const lines = [
      t('merging.splitDone', { name: loser.name }),
      ...(leftCount > 0 ? [t('merging.left', { n: leftCount })] : []),
      ...(titles.length > 0 ? [titles.join(', ')] : []),
    ]
    notifySuccess(lines.join('\n'), {
      label: t('merging.open'),
      href: paths.customerView(loser.id),
    })
    router.refresh()
  }
}

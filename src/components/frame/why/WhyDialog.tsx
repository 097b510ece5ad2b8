'use client'

import { useEffect, useState } from 'react'
import type { CommandSlug } from '@/catalog/commands/registry'
import { useWords } from '@/components/ui/useWords'
import type { Id } from '@/domain/shared/idOf'
import type { WhyOfCommand } from '@/present/users/why'
import { intlTagOf } from '@/i18n/locales'
import { Alert } from '../../ui/layout/Alert'
import { Skeleton } from '../../ui/layout/Skeleton'
import { Dialog } from '../../ui/overlay/Dialog'
import { readApi } from '../../ui/requests/api'
import { AskForRight } from './AskForRight'
import styles from './whyDialog.module.css'

type Props = { slug: CommandSlug; id: Id; open: boolean; onClose: () => void }

/** Groups commands with the same reason, in order. */
const byReason = (docs: readonly WhyOfCommand[]): [WhyOfCommand, ...WhyOfCommand[]][] => {
  const groups = new Map<string | null, [WhyOfCommand, ...WhyOfCommand[]]>()
  for (const doc of docs) {
    const group = groups.get(doc.text)
    if (group) group.push(doc)
    else groups.set(doc.text, [doc])
  }
  return [...groups.values()]
}

const isAboutRights = ([{ rights }]: readonly [WhyOfCommand, ...WhyOfCommand[]]): boolean =>
  rights.length > 0

/** The unavailable commands of a record with reasons: a missing right, or its state. */
export const WhyDialog = ({ slug, id, open, onClose }: Props) => {
  const { t, locale } = useWords()
  const [docs, setDocs] = useState<WhyOfCommand[] | 'failed' | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    readApi<{ docs: WhyOfCommand[] }>(`/api/why/commands?collection=${slug}&id=${id}`, abort.signal)
      .then((found) => setDocs(found.docs))
      .catch(() => abort.signal.aborted || setDocs('failed'))
    return () => abort.abort()
  }, [slug, id])

  const list = new Intl.ListFormat(intlTagOf(locale), { type: 'conjunction' })
  const groups = Array.isArray(docs) ? byReason(docs) : []
  const parts = [
    ['why.rights', groups.filter(isAboutRights)],
    ['why.state', groups.filter((group) => !isAboutRights(group))],
  ] as const
  return (
    <Dialog open={open} size="medium" title={t('why.title')} onClose={onClose}>
      {docs === null && <Skeleton height="120px" />}
      {docs === 'failed' && <Alert tone="error">{t('why.failed')}</Alert>}
      {Array.isArray(docs) && docs.length === 0 && <p className="text-soft">{t('why.nothing')}</p>}
      {parts.map(
        ([title, some]) =>
          some.length > 0 && (
            <section key={title} className={styles.part}>
              <h3 className={styles.title}>{t(title)}</h3>
              <ul className={styles.reasons}>
                {some.map((group) => {
                  const [{ command, text, rights, request }] = group
                  const commands = list.format(group.map(({ label }) => label))
                  return (
                    <li key={command} className={styles.reason}>
                      <p className={styles.commands}>{commands}</p>
                      <p className="text-soft">{text}</p>
                      {rights.length > 0 && (
                        <AskForRight
                          asked={{ command, id: Number(id) }}
                          request={request}
                          words={{
                            ask: t('why.ask'),
                            askFor: t('why.askFor', { commands }),
                            requested: t('why.requested'),
                            closed: t('why.closed'),
                            failed: t('common.connectionFailed'),
                          }}
                        />
                      )}
                    </li>
                  )
                })}
              </ul>
            </section>
          ),
      )}
    </Dialog>
  )
}

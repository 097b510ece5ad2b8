'use client'

import { IconArrowRight, IconChevronDown, IconChevronUp, IconPencil } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { ButtonLink } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { SidePanel } from '../../ui/overlay/SidePanel'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'

import { ListCell } from '../table/ListCell'
import { RecordFacts } from '../related/RecordFacts'
import './peekPanel.css'
import { callApi } from '@/components/ui/requests/api'
import type { PeekSheet } from '@/present/record/peekSheet'

type Props = {
  href: string
  /** The text of its link, until the record is loaded. */
  name: string
  /** The link it was opened from. */
  from: HTMLAnchorElement
  /** The same link in the neighbouring rows. */
  next: HTMLAnchorElement | null
  previous: HTMLAnchorElement | null
  onClose: () => void
  onGo: (link: HTMLAnchorElement) => void
}

type Peeked = { href: string; sheet: PeekSheet } | { href: string; problem: string } | null

/**
 * Loads the record at an address.
 * @returns the previous one until the next has loaded, so that stepping through rows does not
 *   flicker
 */
const usePeek = (href: string) => {
  const t = useT()
  const [peeked, setPeeked] = useState<Peeked>(null)
  useEffect(() => {
    const asking = new AbortController()
    const read = async () => {
      const { signal } = asking
      const query = new URLSearchParams({ at: href })
      const outcome = await callApi<PeekSheet>(`/api/peek?${query}`, { signal })
      if (signal.aborted) return
      setPeeked(
        outcome.ok
          ? { href, sheet: outcome.data }
          : { href, problem: outcome.message ?? t('common.connectionFailed') },
      )
    }
    void read()
    return () => asking.abort()
  }, [href, t])
  const sheet = peeked && 'sheet' in peeked ? peeked.sheet : null
  const problem = peeked && 'problem' in peeked && peeked.href === href ? peeked.problem : null
  return { sheet, problem, isLoading: peeked?.href !== href }
}

/** A record preview next to the page; arrow keys step through its rows. */
export const PeekPanel = ({ href, name, from, next, previous, onClose, onGo }: Props) => {
  const t = useT()
  const { sheet, problem, isLoading } = usePeek(href)
  const walk = (event: KeyboardEvent) => {
    const beside = { ArrowDown: next, ArrowUp: previous }[event.key]
    if (!beside || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onGo(beside)
  }
  const isInRows = from.closest('tr') !== null
  return (
    <SidePanel
      open
      finalFocus={() => from}
      title={problem || !sheet || isLoading ? name : sheet.name}
      description={problem ? undefined : sheet?.kind}
      tools={
        isInRows && (
          <>
            <IconButton
              disabled={!previous}
              icon={<IconChevronUp aria-hidden="true" size={20} />}
              label={t('shell.keys.previousRow')}
              onClick={() => previous && onGo(previous)}
            />
            <IconButton
              disabled={!next}
              icon={<IconChevronDown aria-hidden="true" size={20} />}
              label={t('shell.keys.nextRow')}
              onClick={() => next && onGo(next)}
            />
          </>
        )
      }
      footer={
        <div className="peek__actions">
          <ButtonLink
            href={href}
            icon={<IconArrowRight aria-hidden="true" className="mirrored" size={18} />}
          >
            {t('peek.openPage')}
          </ButtonLink>
          {sheet?.edit && !problem && !isLoading && (
            <ButtonLink
              href={sheet.edit}
              icon={<IconPencil aria-hidden="true" size={18} />}
              tone="secondary"
            >
              {t('actions.edit')}
            </ButtonLink>
          )}
        </div>
      }
      onClose={onClose}
      onKeyDown={walk}
    >
      {problem ? (
        <Alert>{problem}</Alert>
      ) : sheet ? (
        <div className="peek" aria-busy={isLoading} data-loading={isLoading || undefined}>
          {sheet.chips.length > 0 && (
            <p className="peek__chips">
              {sheet.chips.map(({ name, cell, kind }) => (
                <ListCell key={name} cell={cell} kind={kind} />
              ))}
            </p>
          )}
          <RecordFacts facts={sheet.facts} />
        </div>
      ) : (
        <div className="peek" aria-busy="true">
          {['60%', '80%', '45%', '70%'].map((width) => (
            <Skeleton key={width} height="1.2em" width={width} />
          ))}
          <span className="visually-hidden">{t('common.loading')}</span>
        </div>
      )}
    </SidePanel>
  )
}

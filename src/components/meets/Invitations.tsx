'use client'

import { useId } from 'react'
import { Alert } from '@/components/ui/layout/Alert'
import { Chip, type Tone } from '@/components/ui/layout/Chip'
import { useT } from '@/components/ui/useT'
import {
  refuseMeetCommand,
  type InvitationMail,
  type Invited,
  type MeetFacts,
} from '@/domain/meets/invitations'
import styles from './invitations.module.css'

/** Warns that invitees were mailed an older version of the meeting, while an update can be sent. */
export const InvitedNote = ({ facts }: { facts?: MeetFacts }) => {
  const t = useT()
  const blocker = facts && refuseMeetCommand('updateInvited', facts)
  if (!facts || (blocker && !blocker.isShown)) return null
  const { status } = facts
  return (
    <Alert tone="warning">
      {t(`meets.invitations.${status === 'cancelled' ? 'cancelUnknown' : 'outdated'}`)}
    </Alert>
  )
}

type Row = Invited & { mail: InvitationMail }
type Known = 'waiting' | 'failed' | 'outdated' | 'calledOff' | 'current'

const TONES: Readonly<Record<Known, Tone>> = {
  waiting: 'info',
  failed: 'error',
  outdated: 'warning',
  calledOff: 'neutral',
  current: 'success',
}

/** An unsent or failed mail is shown by its delivery state instead of its content. */
const knownOf = ({ mail, isCurrent, state }: Row): Known => {
  if (mail !== 'sent') return mail
  if (!isCurrent) return 'outdated'
  return state === 'calledOff' ? 'calledOff' : 'current'
}

/** The invitees of a meeting with the content of their last mail; hidden without invitees. */
export const InvitedCard = ({ invitations }: { invitations: readonly Row[] }) => {
  const t = useT()
  const heading = useId()
  const rows = invitations.filter(({ state }) => state !== 'removed')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={heading} className="doc-card doc-info">
      <h2 className="doc-info__title" id={heading}>
        {t('meets.invitations.invited')}
      </h2>
      <ul className={styles.list}>
        {rows.map((row) => {
          const known = knownOf(row)
          return (
            <li key={row.recipient}>
              <bdi dir="ltr">{row.recipient}</bdi>
              <Chip tone={TONES[known]}>{t(`meets.invitations.states.${known}`)}</Chip>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

'use client'

import { IconUserCheck } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'
import type { DeputyRow, DeputySheet } from '@/present/users/deputySheet'

import { AccountRow } from '../AccountRow'
import type { DeputyAsked } from './DeputyDialog'

const DeputyDialog = dynamic(() => import('./DeputyDialog').then((module) => module.DeputyDialog))

type RowProps = { row: DeputyRow; title: string; onEnd: () => void }

const Row = ({ row, title, onEnd }: RowProps) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const { from, until, state, name } = row
  const isActive = state === 'active'
  return (
    <AccountRow
      actions={
        <Button aria-label={`${t('deputies.end')}: ${name}`} tone="secondary" onClick={onEnd}>
          {t('deputies.end')}
        </Button>
      }
      chip={
        <Chip tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'deputies.active' : 'deputies.planned')}
        </Chip>
      }
      facts={
        <span>{t('deputies.period', { from: format.day(from), until: format.day(until) })}</span>
      }
      picture={IconUserCheck}
      title={title}
    />
  )
}

type Props = DeputySheet & {
  /** The user who is away. */
  user: { id: number; name: string }
  isSelf: boolean
}

/** The deputies of a user, and the users that this user is the deputy of. */
export const DeputyCard = ({ user, isSelf, deputies, standsInFor, people, mayName }: Props) => {
  const t = useT()
  const router = useRouter()
  const [asked, setAsked] = useState<DeputyAsked | null>(null)
  const end = (row: DeputyRow) => () => setAsked({ kind: 'end', row })
  return (
    <Card title={t('deputies.title')}>
      <p className="text-soft">
        {isSelf ? t('deputies.text') : t('deputies.textOf', { name: user.name })}
      </p>
      {mayName && deputies.length === 0 && <p className="text-soft">{t('deputies.none')}</p>}
      {deputies.length + standsInFor.length > 0 && (
        <ul className="session-list">
          {deputies.map((row) => (
            <Row key={row.id} row={row} title={row.name} onEnd={end(row)} />
          ))}
          {isSelf &&
            standsInFor.map((row) => (
              <Row
                key={row.id}
                row={row}
                title={t('deputies.standsInFor', { name: row.name })}
                onEnd={end(row)}
              />
            ))}
        </ul>
      )}
      {mayName &&
        (people.length === 0 ? (
          <p className="text-soft">{t('deputies.nobody')}</p>
        ) : (
          <div>
            <Button
              icon={<IconUserCheck aria-hidden="true" size={18} />}
              tone="secondary"
              onClick={() => setAsked({ kind: 'name' })}
            >
              {t('deputies.name')}
            </Button>
          </div>
        ))}
      {asked && (
        <DeputyDialog
          asked={asked}
          people={people}
          person={isSelf ? null : user.id}
          onClose={() => setAsked(null)}
          onDone={() => router.refresh()}
        />
      )}
    </Card>
  )
}

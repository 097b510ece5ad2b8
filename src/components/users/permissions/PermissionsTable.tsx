'use client'

import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useRef, useState } from 'react'

import { actionsOf, SUBJECTS } from '@/access/roles/permissions'
import { Alert } from '../../ui/layout/Alert'
import { EmptyState } from '../../ui/layout/EmptyState'
import { TextInput } from '../../ui/inputs/TextInput'
import { screenConditionOf } from '@/access/screenCondition'
import { useLocale, useT } from '@/components/ui/useT'
import { conditionText } from '../conditionText'
import { useTypedEarly } from '../../ui/inputs/useTypedEarly'
import { fold } from '@/domain/shared/text/fold'

import { rightKey } from '@/access/roles/permissions'
import Link from 'next/link'
import { Button } from '@/components/ui/controls/Button'
import { Chip } from '@/components/ui/layout/Chip'
import { paths } from '@/catalog/paths'

export type RightHolders = { id: number; name: string; rights: string[] }[]

const SHOWN = 5

/** Links to the roles that hold a right; a long list is collapsed. */
const RoleChips = ({ roles }: { roles: { id: number; name: string }[] }) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? roles : roles.slice(0, SHOWN)
  const hidden = roles.length - shown.length
  return (
    <span className="rights-table__cell">
      {shown.map(({ id, name }) => (
        <Link key={id} href={paths.roleEdit(id)} prefetch={false}>
          <Chip icon={<></>} tone="primary">
            <bdi>{name}</bdi>
          </Chip>
        </Link>
      ))}
      {hidden > 0 && (
        <Button size="small" tone="ghost" onClick={() => setOpen(true)}>
          {t('permissions.moreRoles', { n: hidden })}
        </Button>
      )}
      {roles.length === 0 && <span className="text-soft">{t('permissions.noRole')}</span>}
    </span>
  )
}

/** Every right with what it allows and links to the roles that hold it (PM1). */
export const PermissionsTable = ({ roles }: { roles: RightHolders | null }) => {
  const t = useT()
  const locale = useLocale()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useTypedEarly(input, setText)
  const wanted = fold(useDeferredValue(text).trim())
  const rows = SUBJECTS.flatMap((subject) =>
    actionsOf(subject).map((action) => {
      const subjectName = t(`permissions.subjects.${subject}`)
      const name = t(`permissions.actions.${action}`)
      const key = rightKey(action, subject)
      const holders = (roles ?? []).filter(({ rights }) => rights.includes(key))
      const rights = screenConditionOf(subject, action)
      const description = [
        t(`permissions.describe.${action}`, { subject: subjectName }),
        ...(rights.length > 0 ? [conditionText([action], rights, { t, locale })] : []),
      ].join(' ')
      const words = [subjectName, name, description, ...holders.map((role) => role.name)]
      return { key, subjectName, name, holders, description, words: fold(words.join(' ')) }
    }),
  ).filter(({ words }) => words.includes(wanted))

  return (
    <>
      <div className="permissions-tools">
        <div className="permissions-search">
          <IconSearch aria-hidden="true" size={18} />
          <TextInput
            ref={input}
            aria-label={t('permissions.search')}
            placeholder={t('permissions.search')}
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <span aria-live="polite" className="text-soft">
          {t('permissions.count', { n: rows.length })}
        </span>
      </div>
      {roles === null && (
        <div className="permissions-tools">
          <Alert>{t('permissions.holdersHidden')}</Alert>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('common.noResultsFor', { q: text.trim() })} />
      ) : (
        <div aria-label={t('nav.permissions')} className="rights-table" role="region" tabIndex={0}>
          <table className="permissions-list">
            <thead>
              <tr>
                <th scope="col">{t('permissions.subject')}</th>
                <th scope="col">{t('permissions.name')}</th>
                <th scope="col">{t('permissions.description')}</th>
                {roles && <th scope="col">{t('permissions.assignedTo')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, subjectName, name, holders, description }) => (
                <tr key={key}>
                  <td className="permissions-list__subject">{subjectName}</td>
                  <th scope="row">{name}</th>
                  <td className="text-soft">{description}</td>
                  {roles && (
                    <td>
                      <RoleChips roles={holders} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

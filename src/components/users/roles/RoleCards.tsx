'use client'

import {
  IconCopy,
  IconDots,
  IconEye,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUsersGroup,
} from '@tabler/icons-react'
import Link from 'next/link'
import { useState } from 'react'

import { useListKeys } from '@/components/list/useListKeys'
import { Avatar } from '../../ui/layout/Avatar'
import { ButtonLink } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { Menu, MenuItem } from '../../ui/overlay/Menu'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

import { shownName } from '@/present/record/shownName'
import { DeleteRoleDialog } from './DeleteRoleDialog'
import { useDuplicateRole } from './useDuplicateRole'
import { useViewAsRole } from '../../frame/session/useViewAsRole'

export type RoleCard = {
  id: number
  /** Null where the reader may not see it; so are the next two. */
  name: string | null
  total: number | null
  rights: number | null
  /** The current user may view the product as this role. */
  isViewable: boolean
  members: { id: number; name: string; picture: string | null }[]
}

type Props = {
  roles: RoleCard[]
  /** Number of rights. */
  rights: number
  may: { create: boolean; write: boolean; delete: boolean }
}

const SHOWN = 4

/** Up to four people, else three and how many more. */
const Members = ({ role }: { role: RoleCard }) => {
  const t = useT()
  const total = role.total ?? role.members.length
  const isMany = total > SHOWN
  const shown = role.members.slice(0, isMany ? SHOWN - 1 : SHOWN)
  if (shown.length === 0) return null
  return (
    <ul className="avatar-stack">
      {shown.map(({ id, name, picture }) => (
        <li key={id} title={name}>
          <Avatar name={name} picture={picture} />
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
      {isMany && (
        <li className="avatar-stack__more">{t('roles.morePeople', { n: total - shown.length })}</li>
      )}
    </ul>
  )
}

/** A card for each role; the last card adds a role (RL1). */
export const RoleCards = ({ roles, rights, may }: Props) => {
  const t = useT()
  const duplicate = useDuplicateRole()
  const view = useViewAsRole()
  useListKeys()
  const [asked, setAsked] = useState<RoleCard | null>(null)
  return (
    <>
      <ul className="role-cards">
        {roles.map((role) => (
          <li key={role.id} className="ui-card role-card">
            <div className="role-card__top">
              {role.total !== null && (
                <span className="text-soft">{t('roles.userCount', { n: role.total })}</span>
              )}
              <Members role={role} />
            </div>
            <div className="role-card__name">
              <h2>
                <bdi>{shownName(role.name)}</bdi>
              </h2>
              {role.rights !== null && (
                <span className="text-soft">
                  {t('roles.rightsHeld', { n: role.rights, total: rights })}
                </span>
              )}
            </div>
            <div className="role-card__actions">
              {may.write && (
                <Link className="role-card__edit" href={paths.roleEdit(role.id)} prefetch={false}>
                  <IconPencil aria-hidden="true" size={18} />
                  {t('roles.edit')}
                  <span className="visually-hidden">: {shownName(role.name)}</span>
                </Link>
              )}
              <span className="role-card__buttons">
                {role.isViewable && (
                  <IconButton
                    disabled={view.isBusy}
                    icon={<IconEye aria-hidden="true" size={19} />}
                    label={`${t('roles.viewAs')}: ${shownName(role.name)}`}
                    onClick={() => void view.begin(role.id)}
                  />
                )}
                {may.create && role.rights !== null && (
                  <IconButton
                    disabled={duplicate.isBusy}
                    icon={<IconCopy aria-hidden="true" size={19} />}
                    label={`${t('roles.duplicate')}: ${shownName(role.name)}`}
                    onClick={() => void duplicate.run({ id: role.id, name: shownName(role.name) })}
                  />
                )}
                {may.delete && (
                  <Menu
                    trigger={
                      <button
                        aria-label={t('roles.actionsFor', { name: shownName(role.name) })}
                        className="ui-icon-button"
                        type="button"
                      >
                        <IconDots aria-hidden="true" size={19} />
                      </button>
                    }
                  >
                    <MenuItem
                      danger
                      icon={<IconTrash aria-hidden="true" size={18} />}
                      onClick={() => setAsked(role)}
                    >
                      {t('actions.delete')}
                    </MenuItem>
                  </Menu>
                )}
              </span>
            </div>
          </li>
        ))}
        {may.create && (
          <li className="ui-card role-card role-card--new">
            <span aria-hidden="true" className="role-card__picture">
              <IconUsersGroup size={44} stroke={1.2} />
            </span>
            <span className="role-card__new">
              <ButtonLink
                href={paths.roleNew()}
                data-list-new
                aria-keyshortcuts="n"
                icon={<IconPlus aria-hidden="true" size={18} />}
                size="small"
              >
                {t('roles.new')}
              </ButtonLink>
              <span className="text-soft">{t('roles.newText')}</span>
            </span>
          </li>
        )}
      </ul>
      <DeleteRoleDialog role={asked} onClose={() => setAsked(null)} />
    </>
  )
}

'use client'

import { useId } from 'react'

import { useT } from '@/components/ui/useT'

import { NavIcon } from '../navigation/NavIcon'
import { NavLink } from './NavLink'
import type { NavGroup } from '@/present/navigation/navTree'

type Props = {
  group: NavGroup
  /** `href` of the item the page belongs to. */
  active: string | undefined
  isMini: boolean
  isOpen: boolean
  onToggle: () => void
}

/** A group: a disclosure button and its pages. */
export const NavGroupItem = ({ group, active, isMini, isOpen, onToggle }: Props) => {
  const t = useT()
  const listId = useId()
  return (
    <>
      <button
        aria-controls={listId}
        aria-expanded={isOpen}
        className="vnav__item"
        data-within={group.children.some(({ href }) => href === active)}
        title={isMini ? t(group.label) : undefined}
        type="button"
        onClick={onToggle}
      >
        <NavIcon name={group.icon} />
        <span className="vnav__label">{t(group.label)}</span>
        <i aria-hidden="true" className="ui-glyph ui-glyph--chevron vnav__chevron" />
      </button>
      {/* Collapsed by height for the animation; `inert` keeps the focus out while closed. */}
      <div className="vnav__fold" data-open={isOpen} inert={!isOpen}>
        <ul className="vnav__children" id={listId}>
          {group.children.map((leaf) => (
            <li key={leaf.href}>
              <NavLink isChild isActive={leaf.href === active} leaf={leaf} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

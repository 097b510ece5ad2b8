'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { useList } from '../listContext'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * A link to other rows of the same list: the old rows stay, dimmed, until the new ones have loaded.
 */
export const ListLink = ({ href, children, ...rest }: Props) => {
  const { go } = useList()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        go(href)
      }}
    >
      {children}
    </a>
  )
}

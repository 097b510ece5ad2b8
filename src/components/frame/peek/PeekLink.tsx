'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'

import { classNames } from '@/components/ui/classNames'
import { Glyph } from '../../ui/controls/Glyph'
import { useT } from '@/components/ui/useT'

import './peek.css'

type Props = ComponentProps<typeof Link> & { href: string }

/**
 * A link to a record that can also be looked at without leaving: by Space while it has the focus, or
 * by the button beside it (`PeekLayer`). A press on the link itself goes to the page.
 */
export const PeekLink = ({ className, ...rest }: Props) => {
  const t = useT()
  return (
    <span className="peekable">
      <Link
        {...rest}
        prefetch={false}
        className={classNames('text-link', className)}
        data-peekable
      />
      <button
        type="button"
        className="peekable__button"
        data-peek
        // The link answers to Space: one stop of the keyboard is enough.
        tabIndex={-1}
        aria-label={t('peek.look')}
        title={t('peek.look')}
      >
        <Glyph name="eye" />
      </button>
    </span>
  )
}

'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'

import { classNames } from '@/components/ui/classNames'
import { Glyph } from '../../ui/controls/Glyph'
import { useT } from '@/components/ui/useT'

import './peek.css'

type Props = ComponentProps<typeof Link> & { href: string }

/**
 * A link to a record with a preview: by Space while focused, or by the button next to it
 * (`PeekLayer`). Clicking the link itself navigates.
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
        // The link handles Space: one tab stop is enough.
        tabIndex={-1}
        aria-label={t('peek.look')}
        title={t('peek.look')}
      >
        <Glyph name="eye" />
      </button>
    </span>
  )
}

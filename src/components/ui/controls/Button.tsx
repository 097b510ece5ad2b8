import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../classNames'
import { Spinner } from '../layout/Spinner'

export type ButtonTone = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger'

type Look = {
  tone?: ButtonTone
  size?: 'normal' | 'small'
  /** As wide as its container. */
  block?: boolean
  icon?: ReactNode
}

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'type'> & {
    type?: 'button' | 'submit'
    /** Busy: keeps its width and focus, and ignores clicks. */
    busy?: boolean
    /**
     * Disabled: the id of the `OffReason` after it with the reason. It stays reachable by
     * keyboard and touch, so that the reason can be read.
     */
    offBecause?: string
  }

const classOf = ({ tone = 'primary', size, block }: Look, extra?: string) =>
  classNames(
    'ui-button',
    tone !== 'primary' && `ui-button--${tone}`,
    size === 'small' && 'ui-button--small',
    block && 'ui-button--block',
    extra,
  )

/** The button of every screen. A busy one stays focusable, so that the focus is not lost. */
export const Button = ({
  tone,
  size,
  block,
  icon,
  busy,
  offBecause,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const isOff = busy || offBecause !== undefined
  return (
    <button
      {...rest}
      {...(offBecause !== undefined && { 'aria-describedby': offBecause })}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      className={classOf({ tone, size, block }, className)}
      onClick={(event) => {
        if (!isOff) return onClick?.(event)
        event.preventDefault()
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/**
 * Explains why the buttons before it are disabled: visible on touch and focus; with a pointer the
 * button's `title` shows it.
 */
export const OffReason = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className="ui-off-reason" id={id}>
    {children}
  </span>
)

export type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'as'>

/** A link that looks like a button: for navigation only, never for actions. */
export const ButtonLink = ({
  tone,
  size,
  block,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) => (
  <Link prefetch={false} {...rest} className={classOf({ tone, size, block }, className)}>
    {icon}
    {children}
  </Link>
)

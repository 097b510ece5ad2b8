'use client'

import Link from 'next/link'
import { useRef } from 'react'

import { NOTICE_MS, useHeldTimer } from '../useHeldTimer'

type Props = {
  label: string
  href: string
  /** Called when the link was followed, or not wanted in its time. */
  onOver: () => void
}

/** The way from a notice to what it reports. */
export const NoticeLink = ({ label, href, onOver }: Props) => {
  const link = useRef<HTMLAnchorElement>(null)
  useHeldTimer({ part: link, around: '[data-sonner-toast]', ms: NOTICE_MS, onOver })
  return (
    <Link ref={link} data-button="" href={href} prefetch={false} onClick={onOver}>
      {label}
    </Link>
  )
}

'use client'

import { IconChevronLeft } from '@tabler/icons-react'
import Link from 'next/link'

import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

/** The way back to the sign-in screen; `href` where that has to remember where to go on. */
export const BackToSignIn = ({ href = paths.login() }: { href?: string }) => {
  const t = useT()
  return (
    <Link className="auth__back text-link" href={href} prefetch={false}>
      <IconChevronLeft aria-hidden="true" className="mirrored" size={18} />
      {t('auth.backToSignIn')}
    </Link>
  )
}

'use client'

import { IconChevronLeft } from '@tabler/icons-react'
import Link from 'next/link'

import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

/** Link to the sign-in screen; `href` if it must keep the return address. */
export const BackToSignIn = ({ href = paths.login() }: { href?: string }) => {
  const t = useT()
  return (
    <Link className="auth__back text-link" href={href} prefetch={false}>
      <IconChevronLeft aria-hidden="true" className="mirrored" size={18} />
      {t('auth.backToSignIn')}
    </Link>
  )
}

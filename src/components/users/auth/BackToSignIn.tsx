'use client'

import { IconChevronLeft } from '@tabler/icons-react'
import Link from 'next/link'

import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

/** The way back to the sign-in screen. */
export const BackToSignIn = () => {
  const t = useT()
  return (
    <Link className="auth__back text-link" href={paths.login()} prefetch={false}>
      <IconChevronLeft aria-hidden="true" className="mirrored" size={18} />
      {t('auth.backToSignIn')}
    </Link>
  )
}

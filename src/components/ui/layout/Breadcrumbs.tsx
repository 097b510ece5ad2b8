'use client'

import type { Crumb } from '@/present/navigation/navTree'
import { IconChevronRight, IconSmartHome } from '@tabler/icons-react'
import Link from 'next/link'

import { paths } from '@/catalog/paths'

import { useT } from '../useT'

/** The breadcrumb; its last item is the current page. */
export const Breadcrumbs = ({ items }: { items: Crumb[] }) => {
  const t = useT()
  return (
    <nav aria-label={t('common.breadcrumb')}>
      <ol className="crumbs">
        <li>
          <Link aria-label={t('nav.dashboard')} href={paths.root()} prefetch={false}>
            <IconSmartHome aria-hidden="true" size={18} />
          </Link>
        </li>
        {items.map(({ label, href }, index) => (
          <li key={`${index}-${label}`}>
            <IconChevronRight aria-hidden="true" className="mirrored" size={14} />
            {href && index < items.length - 1 ? (
              <Link href={href} prefetch={false}>
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                <bdi>{label}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

'use client'

import { getTranslation } from '@payloadcms/translations'
import { useStepNav, useTranslation } from '@payloadcms/ui'

import { Breadcrumbs } from '../ui/layout/Breadcrumbs'

/** The breadcrumb of Payload's own pages, in our design. */
export const FrameCrumbs = () => {
  const { stepNav } = useStepNav()
  const { i18n } = useTranslation()
  const items = stepNav.map(({ label, url }) => ({
    label: String(getTranslation(label as string, i18n) ?? ''),
    href: url,
  }))
  return items.length > 0 && <Breadcrumbs items={items} />
}

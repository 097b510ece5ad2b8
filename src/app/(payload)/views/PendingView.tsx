import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'

import { translate } from '@/i18n/translate'
import { toInternal } from '@/routing/codec'

/** A page whose screen is not there yet: the layout, the title and nothing of any record. */
export const PendingView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, locale, visibleEntities } = initPageResult
  const segments = Array.isArray(params?.segments) ? params.segments : []
  const route = toInternal(`/${segments.join('/')}`)?.route
  if (!route) return null

  const title = translate(req.i18n.language, route.title)
  const content = (
    <div className="ui-page">
      <h1>{title}</h1>
      <div className="ui-card ui-card--padded">
        {translate(req.i18n.language, 'common.noRecords')}
      </div>
    </div>
  )
  if (route.layout === 'blank') return content
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      {content}
    </DefaultTemplate>
  )
}

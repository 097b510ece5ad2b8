'use client'

import '@/styles/index.css'

import { lazy, Suspense } from 'react'

import type { Failure } from '@/components/frame/pages/FailedPage'
import { UNKNOWN_ROOT } from '@/present/navigation/elementIds'
import { DEFAULT_LOCALE } from '@/i18n/locales'

type Props = { error: Failure; onAgain: () => void }

/** A page without translated texts, if not even those can be loaded. */
const Wordless = ({ onAgain }: Props) => (
  <button type="button" className="ui-button" onClick={onAgain}>
    500 ↻
  </button>
)

// Every page includes this file; its content is loaded only on failure.
const FailedForReader = lazy(() =>
  import('@/components/frame/pages/FailedForReader').catch(() => ({ default: Wordless })),
)

/**
 * The root error page: for pages with a session, plain ones and offers. A retry reloads everything.
 */
const RootFailed = ({ error }: { error: Failure }) => (
  // Until the browser was asked.
  <html id={UNKNOWN_ROOT} lang={DEFAULT_LOCALE}>
    <body>
      <Suspense>
        <FailedForReader error={error} onAgain={() => window.location.reload()} />
      </Suspense>
    </body>
  </html>
)

export default RootFailed

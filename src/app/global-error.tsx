'use client'

import '@/styles/index.css'

import { lazy, Suspense } from 'react'

import type { Failure } from '@/components/frame/pages/FailedPage'
import { UNKNOWN_ROOT } from '@/present/navigation/elementIds'
import { DEFAULT_LOCALE } from '@/i18n/locales'

type Props = { error: Failure; onAgain: () => void }

/** An error page without translated texts, in case not even those can be loaded. */
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
 * The root error page, for all layouts: pages with a session, plain pages and offers. A retry
 * reloads the whole page.
 */
const RootFailed = ({ error }: { error: Failure }) => (
  // The language of the page is unknown until the browser sets it.
  <html id={UNKNOWN_ROOT} lang={DEFAULT_LOCALE}>
    <body>
      <Suspense>
        <FailedForReader error={error} onAgain={() => window.location.reload()} />
      </Suspense>
    </body>
  </html>
)

export default RootFailed

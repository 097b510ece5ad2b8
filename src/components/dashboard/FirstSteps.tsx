'use client'

import {
  IconBuilding,
  IconBuildingStore,
  IconCheck,
  IconChevronRight,
  IconFileText,
  IconId,
  IconPackage,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import Link from 'next/link'
import { useId } from 'react'
import { IconButton } from '../ui/controls/IconButton'
import type { FirstStep, FirstStepId } from '@/domain/dashboard/firstSteps'
import { paths } from '@/catalog/paths'
import { useDashboard } from './dashboardContext'

const ICONS: Record<FirstStepId, typeof IconId> = {
  identity: IconId,
  company: IconBuilding,
  branch: IconBuildingStore,
  stockCard: IconPackage,
  tender: IconFileText,
  user: IconUsers,
}

/** Nothing to open yet: a branch needs a company first. */
const hrefOf = ({ id, company }: FirstStep): string | undefined => {
  if (id === 'branch') return company ? paths.branchNew(company) : undefined
  const pages: Record<Exclude<FirstStepId, 'branch'>, string> = {
    identity: paths.settings(),
    company: paths.customerNew(),
    stockCard: paths.stockCardNew(),
    tender: paths.tenderNew(),
    user: paths.userNew(),
  }
  return pages[id]
}

const Step = ({ step }: { step: FirstStep }) => {
  const { t } = useDashboard()
  const { id, isDone } = step
  const Icon = ICONS[id]
  const href = isDone ? undefined : hrefOf(step)
  const content = (
    <>
      <span aria-hidden="true" className={`ui-tile ui-tile--${isDone ? 'success' : 'primary'}`}>
        {isDone ? <IconCheck size={20} stroke={2.25} /> : <Icon size={20} stroke={1.75} />}
      </span>
      <span className="first-steps__text">
        <span className="first-steps__name">{t(`dashboard.steps.${id}`)}</span>
        <span className="first-steps__hint">
          {isDone ? t('dashboard.stepDone') : t(`dashboard.stepHints.${id}`)}
        </span>
      </span>
      {href && (
        <IconChevronRight aria-hidden="true" className="mirrored first-steps__go" size={18} />
      )}
    </>
  )
  return (
    <li className={isDone ? 'first-steps__step first-steps__step--done' : 'first-steps__step'}>
      {href ? (
        <Link className="first-steps__row" href={href} prefetch={false}>
          {content}
        </Link>
      ) : (
        <span className="first-steps__row">{content}</span>
      )}
    </li>
  )
}

type Props = { steps: readonly FirstStep[]; onDismiss: () => void }

/** The set-up checklist, ticked from the data; can be dismissed for good. */
export const FirstSteps = ({ steps, onDismiss }: Props) => {
  const { t } = useDashboard()
  const id = useId()
  const done = steps.filter(({ isDone }) => isDone).length
  const progress = t('dashboard.stepsDone', { done, total: steps.length })
  return (
    <section aria-labelledby={id} className="ui-card first-steps">
      <header className="first-steps__header">
        <div>
          <h2 className="chart-card__title" id={id}>
            {t('dashboard.firstSteps')}
          </h2>
          <p className="chart-card__hint">{t('dashboard.firstStepsText')}</p>
        </div>
        <div className="first-steps__progress">
          <span>{progress}</span>
          <span
            aria-label={t('dashboard.firstSteps')}
            aria-valuemax={steps.length}
            aria-valuemin={0}
            aria-valuenow={done}
            aria-valuetext={progress}
            className="first-steps__track"
            role="progressbar"
          >
            <span style={{ inlineSize: `${(done / steps.length) * 100}%` }} />
          </span>
        </div>
        <IconButton
          icon={<IconX aria-hidden="true" size={18} />}
          label={t('dashboard.dismissSteps')}
          size="small"
          onClick={onDismiss}
        />
      </header>
      <ol className="first-steps__list">
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </section>
  )
}

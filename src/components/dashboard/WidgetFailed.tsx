import { IconRefresh } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../ui/controls/Button'
import type { WidgetId } from '@/domain/dashboard/widgets'
import { useDashboard } from './dashboardContext'

/** A widget that failed to load: it can be retried separately, and others are unaffected. */
export const WidgetFailed = ({ id }: { id: WidgetId }) => {
  const { t, retry, retrying } = useDashboard()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="ui-card widget-failed">
      <h2 className="chart-card__title" id={heading}>
        {t(`dashboard.widgets.${id}`)}
      </h2>
      <p role="alert">{t('dashboard.widgetFailed')}</p>
      <Button
        aria-describedby={heading}
        busy={retrying.includes(id)}
        icon={<IconRefresh aria-hidden="true" size={16} />}
        size="small"
        tone="secondary"
        onClick={() => retry(id)}
      >
        {t('actions.tryAgain')}
      </Button>
    </section>
  )
}

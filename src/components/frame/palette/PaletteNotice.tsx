import { IconCloudOff, IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { Button } from '../../ui/controls/Button'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'

/** The term is too short to search (SR4). */
export const TooShort = () => {
  const t = useT()
  return <p className="palette__sentence">{t('search.tooShort')}</p>
}

const Notice = ({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
}) => (
  <div className="palette__notice">
    <span aria-hidden="true" className="palette__notice-icon">
      {icon}
    </span>
    <p className="palette__notice-title">{title}</p>
    {children}
  </div>
)

export const NothingFound = ({ typed }: { typed: string }) => {
  const t = useT()
  return (
    <Notice
      icon={<IconSearchOff size={28} stroke={1.5} />}
      title={t('search.noResults', { q: typed })}
    />
  )
}

export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useT()
  return (
    <Notice icon={<IconCloudOff size={28} stroke={1.5} />} title={t('search.failed')}>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {t('actions.tryAgain')}
      </Button>
    </Notice>
  )
}

const ROWS = [68, 52, 60]

/** Three skeleton lines while loading (SR5). */
export const LoadingRows = () => (
  <div className="palette__loading">
    {ROWS.map((width) => (
      <div key={width} className="palette__item" data-skeleton>
        <Skeleton width="36px" height="36px" />
        <span className="palette__words">
          <Skeleton width={`${width}%`} height="14px" />
          <Skeleton width={`${width - 24}%`} height="11px" />
        </span>
      </div>
    ))}
  </div>
)

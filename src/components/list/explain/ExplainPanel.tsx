'use client'

import { IconArrowRight } from '@tabler/icons-react'

import { Alert } from '../../ui/layout/Alert'
import { ButtonLink } from '../../ui/controls/Button'
import { SidePanel } from '../../ui/overlay/SidePanel'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'

import { ExplainedSum } from './ExplainedSum'
import { useExplanation } from './useExplanation'

type Props = {
  /** Record and field. */
  of: string
  from: HTMLElement
  onClose: () => void
}

/** What a number is made of, beside the page it stands on. */
export const ExplainPanel = ({ of, from, onClose }: Props) => {
  const t = useT()
  const { explanation, problem } = useExplanation(of)
  return (
    <SidePanel
      open
      description={explanation && <bdi>{explanation.name}</bdi>}
      finalFocus={() => from}
      footer={
        explanation?.allHref && (
          <ButtonLink
            href={explanation.allHref}
            icon={<IconArrowRight aria-hidden="true" className="mirrored" size={18} />}
            tone="secondary"
          >
            {t('stockWhy.all')}
          </ButtonLink>
        )
      }
      title={explanation?.label ?? t('stockWhy.ask')}
      onClose={onClose}
    >
      {problem ? (
        <Alert>{problem}</Alert>
      ) : explanation ? (
        <ExplainedSum {...explanation} />
      ) : (
        <div aria-busy="true" className="explained-sum">
          {['50%', '80%', '65%'].map((width) => (
            <Skeleton key={width} height="1.2em" width={width} />
          ))}
          <span className="visually-hidden">{t('common.loading')}</span>
        </div>
      )}
    </SidePanel>
  )
}

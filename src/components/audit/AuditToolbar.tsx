'use client'

import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'

import type { ActiveFilter } from '@/present/list/activeFilters'
import { ClearFilters } from '../list/filters/ClearFilters'
import { FilterChips } from '../list/filters/FilterChips'
import type { FilterField } from '@/present/list/filterFields'
import { FilterPanel } from '../list/filters/FilterPanel'
import { Button } from '../ui/controls/Button'
import { useT } from '@/components/ui/useT'

type Props = { fields: readonly FilterField[]; chips: readonly ActiveFilter[]; timeZone: string }

/** The filters of the trail, with the active ones as chips. */
export const AuditToolbar = ({ fields, chips, timeZone }: Props) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <div className="list-toolbar">
        <Button
          aria-controls={panel}
          aria-expanded={isOpen}
          icon={<IconAdjustmentsHorizontal aria-hidden="true" size={17} />}
          size="small"
          tone="secondary"
          onClick={() => setOpen(!isOpen)}
        >
          {t('actions.filter')}
          {chips.length > 0 && (
            <span className="list-badge" aria-hidden="true">
              {chips.length}
            </span>
          )}
        </Button>
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <FilterPanel fields={fields} timeZone={timeZone} />}
      </div>
      {chips.length > 0 && (
        <div className="list-chips">
          <FilterChips chips={chips} />
          <ClearFilters isQuiet />
        </div>
      )}
    </>
  )
}

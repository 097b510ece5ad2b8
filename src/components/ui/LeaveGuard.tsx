'use client'

import { useLeaveGuard } from '@/components/feedback/useLeaveGuard'

import { LeaveDialog } from './LeaveDialog'

/**
 * Asks before a page with tabs and unsaved changes is left (CF6). Steps back between tabs keep what
 * was typed, so the history is left alone.
 */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  const guard = useLeaveGuard({ isDirty })
  return <LeaveDialog open={guard.isAsking} onStay={guard.stay} onLeave={guard.confirm} />
}

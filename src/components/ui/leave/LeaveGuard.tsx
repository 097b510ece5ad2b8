'use client'

import { useLeaveGuard } from '@/components/ui/leave/useLeaveGuard'

import { LeaveDialog } from './LeaveDialog'

/**
 * Asks before a page with tabs and unsaved changes is left (CF6). Going back between tabs keeps
 * unsaved changes, so the history is not guarded.
 */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  const guard = useLeaveGuard({ isDirty })
  return <LeaveDialog open={guard.isAsking} onStay={guard.stay} onLeave={guard.confirm} />
}

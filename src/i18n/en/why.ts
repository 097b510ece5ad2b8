export const why = {
  why: {
    menu: 'Why can’t I?',
    title: 'Why can’t I?',
    right:
      'This needs {n, select, one {the right “{rights}”} other {these rights: {rights}}}; {count, select, one {the role {roles} has it} other {these roles have it: {roles}}}.',
    rightOfNobody:
      'This needs {n, select, one {the right “{rights}”} other {these rights: {rights}}}; no role has it.',
    page: 'This page is open to {count, select, one {the role {roles}} other {these roles: {roles}}}.',
    pageOfNobody: 'This page is open to no role.',
    everyField: 'all fields',
    ask: 'Ask for the right',
    askFor: 'Ask for the right: {commands}',
    requested: 'You have asked for it; waiting for an answer.',
    closed:
      'You asked for this right this week, and it was not granted. You can ask again after a week.',
    nothing: 'There is nothing you cannot do with this record now.',
    openNow: 'You can open this page now.',
    open: 'Open the page',
    failed: 'The reasons could not be loaded.',
    decline: 'Decline',
    wasGiven: 'The right was granted.',
    wasDeclined: 'The request was declined.',
    isOver: 'This request is no longer valid.',
    rights: 'Because you lack the right',
    state: 'Because of the state of the record',
  },
}

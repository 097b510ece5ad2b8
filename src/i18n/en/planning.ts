export const planning = {
  stockToOrder: {
    title: 'To order',
    counts: '{n, plural, one {# card} other {# cards}}',
    search: 'Find a card',
    type: 'Stock type',
    allTypes: 'All types',
    show: 'Show',
    likely: 'Open in quotations',
    projected: 'Will be left',
    suggested: 'Suggested order',
    none: 'No card will fall below its minimum.',
    noMatch: 'No card to order matches this search.',
    rule: 'Will be left = on hand − reserved − open in quotations. Cards that will fall below their minimum are listed. The suggestion fills up to the maximum, rounded up to the order multiple.',
    withoutTenders: 'You may not see quotations, so what sent quotations need is not counted here.',
    weighed: 'What sent quotations need counts at {n}%.',
    why: {
      likely:
        'Lines that count of sent quotations that have not expired, less what is reserved for them. Groups count by their parts; lines that have to be chosen first do not count.',
      need: 'Needs {need}, reserved {held}',
      sum: 'Needed by quotations',
      weight: 'Weight',
      suggested:
        'What will be left is filled up to the maximum, or the minimum where there is none; the result is rounded up to the order multiple, or to the digits of the unit.',
      upTo: 'Fill up to',
      missing: 'Missing',
    },
  },
  assemblies: {
    assemble: {
      label: 'Assemble',
      title: '{name}: how many to assemble?',
      text: 'The parts leave the stock at their average cost; the assembled card enters it for what they cost together.',
      notice: 'Assembled; the movements are posted.',
    },
    disassemble: {
      label: 'Disassemble',
      title: '{name}: how many to take apart?',
      text: 'The card leaves the stock at its average cost; the parts enter it for their shares of that cost.',
      notice: 'Taken apart; the movements are posted.',
    },
  },
  waiting: {
    hint: 'When stock comes in, the oldest who waits is told first; nothing is taken by itself.',
    take: 'Take',
    takeQuestion: 'Reserve the awaited quantity now?',
    takeText:
      'It is reserved if there is enough; where somebody took it before, it goes on waiting.',
    taken: 'The quantity is reserved',
    leave: 'Stop waiting',
    leaveQuestion: 'Stop waiting for this?',
    leaveText: 'Nobody is told when stock comes in.',
    left: 'No longer waiting',
  },
}

export const trash = {
  trash: {
    description:
      'Deleted records stay here for {n} days; then they are deleted for good, with their files.',
    records: 'Deleted records',
    kinds: 'Kinds of records',
    kind: 'Kind',
    name: 'Record',
    who: 'Deleted by',
    when: 'Deleted at',
    left: 'Time left',
    days: '{n, plural, =0 {Goes today} one {# day} other {# days}}',
    actions: 'Actions',
    restore: 'Restore',
    restoreThis: 'Restore: {name}',
    restored: 'Restored: {name}',
    restoredMany: '{n, plural, one {# record restored} other {# records restored}}',
    notRestored:
      '{n, plural, one {# record could not be restored} other {# records could not be restored}}',
    purge: 'Delete for good',
    purgeThis: 'Delete for good: {name}',
    purgeTitle: 'Delete for good? {name}',
    purgeText: 'The record goes with its files and can never be restored.',
    purged: 'Deleted for good: {name}',
    kept: 'What you delete stays in the trash for {n} days and can be restored until then.',
    empty: 'The trash is empty',
    emptyText: 'Records you delete can be restored from here for {n} days.',
  },
}

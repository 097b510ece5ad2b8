export const trash = {
  trash: {
    description:
      'Les enregistrements supprimés restent ici {n} jours, puis sont effacés définitivement avec leurs fichiers.',
    records: 'Enregistrements supprimés',
    kinds: 'Types d’enregistrement',
    kind: 'Type',
    name: 'Enregistrement',
    who: 'Supprimé par',
    when: 'Supprimé le',
    left: 'Temps restant',
    days: '{n, plural, =0 {Effacé aujourd’hui} one {# jour} other {# jours}}',
    actions: 'Opérations',
    restore: 'Restaurer',
    restoreThis: 'Restaurer\u202f: {name}',
    restored: 'Restauré\u202f: {name}',
    restoredMany:
      '{n, plural, one {# enregistrement restauré} other {# enregistrements restaurés}}',
    notRestored:
      '{n, plural, one {# enregistrement n’a pas pu être restauré} other {# enregistrements n’ont pas pu être restaurés}}',
    purge: 'Effacer définitivement',
    purgeThis: 'Effacer définitivement\u202f: {name}',
    purgeTitle: 'Effacer définitivement\u202f? {name}',
    purgeText:
      'L’enregistrement est effacé avec ses fichiers et ne pourra plus jamais être restauré.',
    purged: 'Effacé définitivement\u202f: {name}',
    kept: 'Ce que vous supprimez reste {n} jours dans la corbeille et peut être restauré jusque-là.',
    empty: 'La corbeille est vide',
    emptyText: 'Les enregistrements supprimés peuvent être restaurés d’ici pendant {n} jours.',
  },
}

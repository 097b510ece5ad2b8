export const planning = {
  stockToOrder: {
    title: 'À commander',
    counts: '{n, plural, one {# article} other {# articles}}',
    search: 'Chercher un article',
    type: 'Type de stock',
    allTypes: 'Tous les types',
    show: 'Afficher',
    likely: 'En attente dans les devis',
    projected: 'Restera',
    suggested: 'Commande proposée',
    none: 'Aucun article ne passera sous son minimum.',
    noMatch: 'Aucun article à commander ne correspond à cette recherche.',
    rule: 'Restera = en stock − réservé − en attente dans les devis. Les articles qui passeront sous leur minimum sont listés. La proposition complète jusqu’au maximum, arrondie au multiple de commande supérieur.',
    withoutTenders:
      'Vous ne pouvez pas voir les devis : les besoins des devis envoyés ne sont pas comptés ici.',
    weighed: 'Les besoins des devis envoyés comptent à {n}\u202f%.',
    why: {
      likely:
        'Lignes comptées des devis envoyés et non expirés, moins ce qui leur est réservé. Les kits comptent par leurs composants ; les lignes au choix ne comptent pas.',
      need: 'Besoin {need}, réservé {held}',
      sum: 'Besoin des devis',
      weight: 'Pondération',
      suggested:
        'Ce qui restera est complété jusqu’au maximum, ou jusqu’au minimum à défaut ; le résultat est arrondi au multiple de commande supérieur, ou aux décimales de l’unité.',
      upTo: 'Compléter jusqu’à',
      missing: 'Manque',
    },
  },
  assemblies: {
    assemble: {
      label: 'Assembler',
      title: '{name} : combien en assembler ?',
      text: 'Les composants sortent du stock à leur coût moyen ; la fiche assemblée entre pour leur coût total.',
      notice: 'Assemblage fait ; les mouvements sont enregistrés.',
    },
    disassemble: {
      label: 'Désassembler',
      title: '{name} : combien en désassembler ?',
      text: 'La fiche sort du stock à son coût moyen ; les composants entrent pour leur part de ce coût.',
      notice: 'Désassemblage fait ; les mouvements sont enregistrés.',
    },
  },
  waiting: {
    hint: 'Lorsque du stock arrive, le plus ancien en attente est prévenu d’abord ; rien n’est réservé automatiquement.',
    take: 'Prendre',
    takeQuestion: 'Réserver maintenant la quantité attendue ?',
    takeText:
      'Elle est réservée s’il y en a assez ; si quelqu’un l’a prise avant, l’attente continue.',
    taken: 'La quantité est réservée',
    leave: 'Ne plus attendre',
    leaveQuestion: 'Cesser d’attendre ?',
    leaveText: 'Personne n’est prévenu lorsque du stock arrive.',
    left: 'Attente terminée',
  },
}

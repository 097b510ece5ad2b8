export const workday = {
  owners: {
    owner: 'Responsable',
    mine: 'À moi',
    assign: 'Attribuer',
    assignTitle: 'À qui attribuer « {name} » ?',
    assignText: 'La personne choisie est prévenue. Le créateur de la fiche reste le même.',
    assigned: 'Responsable modifié',
    nobody: 'Aucun autre utilisateur actif ne peut voir ces fiches.',
    loading: 'Chargement des personnes…',
    choose: 'Choisir une personne',
  },
}

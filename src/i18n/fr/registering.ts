export const registering = {
  registering: {
    register: 'Enregistrer comme client',
    question: 'Enregistrer cette personne comme client\u202f?',
    questionText:
      'Le devis est rattaché au client enregistré. Ce qui a été envoyé reste tel quel\u202f; son lien indique alors que le devis a changé, renvoyez-le.',
    done: 'Client enregistré, devis rattaché',
    who: 'Client',
    likely: 'Clients qui pourraient correspondre',
    newCustomer: 'Nouveau client',
    fields: {
      companyName: 'Nom de la société',
      branchName: 'Agence (facultatif)',
      employeeName: 'Contact',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
    },
  },
}

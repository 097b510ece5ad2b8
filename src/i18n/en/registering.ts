export const registering = {
  registering: {
    register: 'Register as customer',
    question: 'Register this person as a customer?',
    questionText:
      'The quotation is linked to the registered customer. What was sent before stays as it is; its link then says that the quotation changed, so send it again.',
    done: 'Customer registered and quotation linked',
    who: 'Customer',
    likely: 'Customers who may be the same',
    newCustomer: 'New customer',
    fields: {
      companyName: 'Company name',
      branchName: 'Branch (optional)',
      employeeName: 'Contact person',
      email: 'E-mail',
      phone: 'Phone',
    },
  },
}

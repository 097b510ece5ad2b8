/** Methods of the formatters of `src/i18n/format` and of its words for days (`calendarWords`). */
export const FORMATTERS = [
  'money',
  'wholeMoney',
  'quantity',
  'price',
  'cost',
  'percent',
  'count',
  'fileSize',
  'day',
  'dateTime',
  'time',
  'dayAt',
  'relativeTime',
  'either',
  'longDay',
  'shortMonth',
  'month',
  'shortRange',
  'range',
]

/** Functions of `src/i18n` that write a text for people. */
const WRITERS = ['amountInWords', 'valueText', 'notificationText', 'actionText', 'partsText']

const CUTS = ['slice', 'substring', 'substr', 'split', 'charAt', 'at']

const nameOf = (property) => (property.type === 'Identifier' ? property.name : property.value)

const definitionOf = (identifier, scope) => {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(identifier.name)
    if (variable) return variable.defs[0]
  }
  return undefined
}

/** Whether an expression is, or is bound to, a text that a formatter wrote. */
const isFormatted = (node, scope) => {
  if (!node) return false
  switch (node.type) {
    case 'CallExpression':
      return node.callee.type === 'MemberExpression'
        ? FORMATTERS.includes(nameOf(node.callee.property))
        : WRITERS.includes(node.callee.name) ||
            isDestructuredFormatter(definitionOf(node.callee, scope))
    case 'Identifier': {
      const definition = definitionOf(node, scope)
      return (
        definition?.type === 'Variable' &&
        definition.node.id.type === 'Identifier' &&
        definition.node.init !== node &&
        isFormatted(definition.node.init, scope)
      )
    }
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isFormatted(node.expression, scope)
    case 'LogicalExpression':
      return isFormatted(node.left, scope) || isFormatted(node.right, scope)
    case 'ConditionalExpression':
      return isFormatted(node.consequent, scope) || isFormatted(node.alternate, scope)
    case 'TemplateLiteral':
      return node.expressions.some((part) => isFormatted(part, scope))
    default:
      return false
  }
}

/** `const { dateTime } = createFormatters(locale)`, or of a variable that is called `format`. */
const isDestructuredFormatter = (definition) => {
  if (definition?.type !== 'Variable' || definition.node.id.type !== 'ObjectPattern') return false
  const { init } = definition.node
  const isSource =
    init?.type === 'Identifier'
      ? init.name === 'format'
      : init?.type === 'CallExpression' && init.callee.name === 'createFormatters'
  return (
    isSource &&
    definition.node.id.properties.some(
      ({ key, value }) => value?.name === definition.name.name && FORMATTERS.includes(key.name),
    )
  )
}

/**
 * Refuses to cut a formatted text: it may begin or end in marks of direction, and its order depends
 * on the language, so a position in it means nothing. Format the part that is wanted instead.
 */
export const cutFormattedText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cut: 'A formatted text has no fixed positions: format the part you want (src/i18n/format).',
    },
  },
  create: (context) => ({
    CallExpression: (node) => {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || !CUTS.includes(nameOf(callee.property))) return
      const scope = context.sourceCode.getScope(node)
      if (isFormatted(callee.object, scope)) context.report({ node, messageId: 'cut' })
    },
  }),
}

/**
 * Structured data of questions for search engines (schema.org, `FAQPage`). @param questions with their answers as plain
 * text
 */
export function faqStructuredData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

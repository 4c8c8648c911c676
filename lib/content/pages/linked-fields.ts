/** Fields of linked documents that come with a document of a type, since its readers need them. */
export const linkedFields = { video_category: ['video.title', 'video.thumbnail'] }

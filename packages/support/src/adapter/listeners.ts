/** A list of listeners for one kind of news. */
export function listeners<News>() {
  const all = new Set<(news: News) => void>();
  return {
    add(listener: (news: News) => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell(news: News): void {
      for (const listener of all) listener(news);
    },
  };
}

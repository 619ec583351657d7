/** A scenario's name as a title: `learners-day` is "Learners day", `default` "Everyday". */
export const scenarioTitle = (name: string): string => {
  if (name === 'default') return 'Everyday';
  const text = name.replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** An area as a heading: `world` is "The whole world". */
export const areaTitle = (area: string): string => (area === 'world' ? 'The whole world' : scenarioTitle(area));

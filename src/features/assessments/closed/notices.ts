/** C-08 [V]. */
export const NO_QUESTIONS = 'This assessment has no questions configured. Please contact your training administrator.';

/** C-06, our words. */
export const OFFLINE = 'Your tutor or assessor marks this one complete. There is nothing to answer here.';

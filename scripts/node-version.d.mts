export declare const nodeProblem: (version?: string) => string | null;

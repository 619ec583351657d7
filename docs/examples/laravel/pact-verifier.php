<?php

/**
 * Verifies a Laravel application against Waymark's pacts with pact-php 10 or later (PHP 8.2, ext-ffi):
 *
 *     composer require --dev pact-foundation/pact-php
 *     php artisan serve --env=testing --port=8000 &
 *     php pact-verifier.php pacts/waymark-portal.json pacts/waymark-portal-assumed.json
 *
 * PactStateController makes the states true, PactSession adds the session. Exit code: 0 where every interaction holds.
 */

declare(strict_types=1);

use GuzzleHttp\Psr7\Uri;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;

require __DIR__.'/vendor/autoload.php';

const HOST = '127.0.0.1';
const PORT = 8000;

/** Writes a copy of a pact without real-time events: they travel over sockets, which Pact does not speak. */
function withoutEvents(string $file): string
{
    // As objects: an empty object would otherwise be written as an empty list.
    $pact = json_decode((string) file_get_contents($file), flags: JSON_THROW_ON_ERROR);
    $pact->interactions = array_values(array_filter($pact->interactions, fn (object $one): bool => $one->type === 'Synchronous/HTTP'));
    $copy = sys_get_temp_dir().'/'.basename($file);
    // Unescaped, and 1.0 stays 1.0: the copy differs from the original in nothing else.
    file_put_contents($copy, json_encode($pact, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION));

    return $copy;
}

$files = array_slice($argv, 1);
// A verifier without a source passes without having verified anything.
$holds = $files !== [];
foreach ($files as $file) {
    $config = new VerifierConfig();
    $config->getProviderInfo()
        ->setName(str_contains($file, 'assumed') ? 'portal-assumed' : 'portal')
        ->setScheme('http')
        ->setHost(HOST)
        ->setPort(PORT)
        ->setPath('/');
    $config->getProviderState()
        ->setStateChangeUrl(new Uri(sprintf('http://%s:%d/pact-states', HOST, PORT)))
        ->setStateChangeAsBody(true)
        // Each state undoes the one before by itself.
        ->setStateChangeTeardown(false);

    $verifier = new Verifier($config);
    $verifier->addFile(withoutEvents($file));
    $holds = $verifier->verify() && $holds;
}

exit($holds ? 0 : 1);

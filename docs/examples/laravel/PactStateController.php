<?php

declare(strict_types=1);

namespace App\Pact;

use App\Models\User;
use Closure;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Str;

/**
 * Makes the provider states of Waymark's pacts true: app/Pact/PactStateController.php of a Laravel 12 application.
 *
 * NEVER OUTSIDE THE TESTING ENVIRONMENT: this endpoint has no password, empties the database and opens sessions of anybody.
 * Register it, and the middleware PactSession, where production cannot reach it, in AppServiceProvider::boot():
 *
 *     if ($this->app->environment('testing')) {
 *         $this->app->make(\Illuminate\Contracts\Http\Kernel::class)->prependMiddleware(\App\Pact\PactSession::class);
 *         \Illuminate\Foundation\Http\Middleware\PreventRequestsDuringMaintenance::except('pact-states');
 *         \Illuminate\Support\Facades\Route::post('pact-states', \App\Pact\PactStateController::class);
 *     }
 *
 * The file .env.testing names a database of its own (here SQLite), and SESSION_DRIVER=file and CACHE_STORE=file: what a state
 * leaves there must outlast a request. The cache is emptied as well. APP_DEBUG=false, or refusals bring stack traces.
 */
final class PactStateController
{
    /** Under this name the cache has the session that PactSession adds to the replayed request. */
    public const SESSION = 'pact-session';

    public function __invoke(Request $request): JsonResponse
    {
        // A second lock, should somebody register the route elsewhere.
        abort_unless(app()->environment('testing'), 404);
        $sentence = $request->string('state')->value();
        $enter = $this->states()[$sentence] ?? null;
        // The verifier fails the interaction then. It must not go on in the state of the one before.
        abort_if($enter === null, 501, "There is no provider state '{$sentence}'.");

        $this->reset();
        $session = app('session')->driver();
        $session->setId(Str::random(40));
        $session->flush();
        $session->start();
        $provides = $enter();
        $session->save();
        Cache::put(self::SESSION, ['id' => $session->getId(), 'token' => $session->token()]);

        return response()->json((object) $provides);
    }

    /**
     * What is done for each sentence, and what is answered: the provider's own ids, people and texts, under the names that
     * contracts/provider-states.json lists for it. They stand in the replayed request. Write one entry for each sentence.
     *
     * @return array<string, Closure(): array<string, mixed>>
     */
    private function states(): array
    {
        return [
            'nobody is signed in' => fn (): array => ['email' => User::factory()->create()->email],

            'a person without two-factor' => fn (): array => [
                'email' => User::factory()->create(['password' => 'their-password'])->email,
                'password' => 'their-password',
                'organisation_id' => 1,
            ],

            'a learner is signed in' => function (): array {
                [$learner, $other] = User::factory()->count(2)->create()->all();
                Auth::guard('web')->login($learner);

                // The sentence also wants a picture, and three assessments in this organisation.
                return [
                    'email' => $learner->email,
                    'user_id' => $learner->id,
                    'organisation_id' => 1,
                    'channel_name' => "private-user.{$learner->id}",
                    'other_channel_name' => "private-user.{$other->id}",
                ];
            },

            'five sign-ins failed within a minute' => function (): array {
                $learner = User::factory()->create(['password' => 'their-password']);
                // The key of Fortify's own limiter 'login'; the verifier calls from this machine.
                $key = md5('login'.Str::transliterate(Str::lower($learner->email).'|127.0.0.1'));
                foreach (range(1, 5) as $try) {
                    RateLimiter::hit($key, 60);
                }

                return ['email' => $learner->email, 'password' => 'their-password'];
            },

            'a password was accepted and a code is due' => function (): array {
                $secret = app(\PragmaRX\Google2FA\Google2FA::class)->generateSecretKey();
                $person = User::factory()->create();
                $person->forceFill(['two_factor_secret' => encrypt($secret), 'two_factor_confirmed_at' => now()])->save();
                // As Fortify remembers whom it has challenged.
                app('session')->driver()->put(['login.id' => $person->getKey(), 'login.remember' => false]);

                return ['code' => app(\PragmaRX\Google2FA\Google2FA::class)->getCurrentOtp($secret)];
            },

            'a two-factor set-up was begun' => function (): array {
                $secret = app(\PragmaRX\Google2FA\Google2FA::class)->generateSecretKey();
                $learner = User::factory()->create();
                $learner->forceFill(['two_factor_secret' => encrypt($secret)])->save();
                Auth::guard('web')->login($learner);
                // Who is `confirmedLearner` has given the password again in this session.
                app('session')->driver()->put('auth.password_confirmed_at', time());

                return ['code' => app(\PragmaRX\Google2FA\Google2FA::class)->getCurrentOtp($secret)];
            },

            'the service is down for maintenance' => function (): array {
                Artisan::call('down');

                return [];
            },
        ];
    }

    /** Undoes whatever the state before has done: the data as seeded, no throttled sign-in, no used code, no maintenance. */
    private function reset(): void
    {
        Artisan::call('up');
        Cache::flush();
        // A copy of a seeded file takes a moment; `migrate:fresh --seed` for each of some 120 interactions takes minutes.
        DB::disconnect();
        copy(database_path('pact-seeded.sqlite'), (string) config('database.connections.sqlite.database'));
    }
}
